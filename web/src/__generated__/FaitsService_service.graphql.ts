/**
 * @generated SignedSource<<fad55211024fbb7e338c3dced023a1b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaitsService_service$data = {
  readonly delai: string | null | undefined;
  readonly fourchette: string | null | undefined;
  readonly responsable: {
    readonly " $fragmentSpreads": FragmentRefs<"Responsable_equipe">;
  } | null | undefined;
  readonly verifieLe: string | null | undefined;
  readonly " $fragmentType": "FaitsService_service";
};
export type FaitsService_service$key = {
  readonly " $data"?: FaitsService_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaitsService_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaitsService_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fourchette",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delai",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verifieLe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Equipe",
      "kind": "LinkedField",
      "name": "responsable",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Responsable_equipe"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "56784b8a6359f8459a66ae1a4844e5d3";

export default node;
