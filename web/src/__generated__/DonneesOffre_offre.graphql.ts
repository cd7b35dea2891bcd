/**
 * @generated SignedSource<<716faa89b5f0e2dce40ecaf1df1cd635>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DonneesOffre_offre$data = {
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly jusquAu: string | null | undefined;
  readonly lieu: string | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly titre: string;
  readonly " $fragmentType": "DonneesOffre_offre";
};
export type DonneesOffre_offre$key = {
  readonly " $data"?: DonneesOffre_offre$data;
  readonly " $fragmentSpreads": FragmentRefs<"DonneesOffre_offre">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DonneesOffre_offre",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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
      "name": "resume",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jusquAu",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Offre",
  "abstractKey": null
};

(node as any).hash = "52525d13d06a52a62be3f598a261de13";

export default node;
