/**
 * @generated SignedSource<<96198b7d12d92bbdf312585f5342b3f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Cartouche_projet$data = {
  readonly annee: number | null | undefined;
  readonly category: string | null | undefined;
  readonly client: string | null | undefined;
  readonly latitude: number | null | undefined;
  readonly lieu: string | null | undefined;
  readonly longitude: number | null | undefined;
  readonly maitreOeuvre: string | null | undefined;
  readonly prix: string | null | undefined;
  readonly " $fragmentType": "Cartouche_projet";
};
export type Cartouche_projet$key = {
  readonly " $data"?: Cartouche_projet$data;
  readonly " $fragmentSpreads": FragmentRefs<"Cartouche_projet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Cartouche_projet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "client",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maitreOeuvre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lieu",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "annee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latitude",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longitude",
      "storageKey": null
    }
  ],
  "type": "Projet",
  "abstractKey": null
};

(node as any).hash = "e3bde29ff62b682b8cb00487f6422cfa";

export default node;
