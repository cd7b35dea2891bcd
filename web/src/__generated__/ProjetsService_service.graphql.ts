/**
 * @generated SignedSource<<89816ae556941ef7ebe4245c593880b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjetsService_service$data = {
  readonly projets: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Planche_projet">;
  }>;
  readonly " $fragmentType": "ProjetsService_service";
};
export type ProjetsService_service$key = {
  readonly " $data"?: ProjetsService_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjetsService_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjetsService_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Projet",
      "kind": "LinkedField",
      "name": "projets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Planche_projet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "338640b5e4a2460c244e0ecca50c476d";

export default node;
