/**
 * @generated SignedSource<<c440c9b69bca2b2ce11e8ad2301af099>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartageDialogue_content$data = {
  readonly id: string;
  readonly libelle: string;
  readonly previewLinks: ReadonlyArray<{
    readonly createdAt: string;
    readonly createdBy: string;
    readonly expiresAt: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "PartageDialogue_content";
};
export type PartageDialogue_content$key = {
  readonly " $data"?: PartageDialogue_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartageDialogue_content">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartageDialogue_content",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "libelle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PreviewLink",
      "kind": "LinkedField",
      "name": "previewLinks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};
})();

(node as any).hash = "872bcc8ad4a5a10072efe914531387aa";

export default node;
