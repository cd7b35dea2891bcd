/**
 * @generated SignedSource<<8b1f4d55d2c563fb52992b63f8f8e614>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ouverture_entreprise$data = {
  readonly heures: {
    readonly __typename: "Heures";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Maintenant_entreprise">;
  readonly " $fragmentType": "Ouverture_entreprise";
};
export type Ouverture_entreprise$key = {
  readonly " $data"?: Ouverture_entreprise$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ouverture_entreprise">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ouverture_entreprise",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Heures",
      "kind": "LinkedField",
      "name": "heures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Maintenant_entreprise"
    }
  ],
  "type": "Entreprise",
  "abstractKey": null
};

(node as any).hash = "bd239a45a20c4e37e1936491edc74546";

export default node;
