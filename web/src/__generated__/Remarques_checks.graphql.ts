/**
 * @generated SignedSource<<38716f217c3bfaa7a4128df9585af452>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Remarques_checks$data = ReadonlyArray<{
  readonly content: {
    readonly __typename: string;
    readonly databaseId: number;
    readonly id: string;
    readonly libelle: string;
    readonly softdelete: boolean;
  } | null | undefined;
  readonly field: string;
  readonly id: string;
  readonly message: string;
  readonly " $fragmentType": "Remarques_checks";
}>;
export type Remarques_checks$key = ReadonlyArray<{
  readonly " $data"?: Remarques_checks$data;
  readonly " $fragmentSpreads": FragmentRefs<"Remarques_checks">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "Remarques_checks",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "softdelete",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteCheck",
  "abstractKey": null
};
})();

(node as any).hash = "61905c6ada683919dc00e41a152f0cc1";

export default node;
