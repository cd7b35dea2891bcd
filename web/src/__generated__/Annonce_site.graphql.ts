/**
 * @generated SignedSource<<bccafa9921d5dba6271c874d04ded5fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Annonce_site$data = {
  readonly annonce: {
    readonly lien: string | null | undefined;
    readonly texte: string;
  } | null | undefined;
  readonly " $fragmentType": "Annonce_site";
};
export type Annonce_site$key = {
  readonly " $data"?: Annonce_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Annonce_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Annonce_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Annonce",
      "kind": "LinkedField",
      "name": "annonce",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texte",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lien",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "f09895c399e8c0892f02b447c81a24b1";

export default node;
