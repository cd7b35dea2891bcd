/**
 * @generated SignedSource<<4905057361c08ec26412c0b36e5c7816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FicheOffre_offre$data = {
  readonly contrat: string | null | undefined;
  readonly description: string | null | undefined;
  readonly descriptionRecherche: string | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Telechargements_documents">;
  }>;
  readonly jusquAu: string | null | undefined;
  readonly lieu: string | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly titre: string;
  readonly titreRecherche: string | null | undefined;
  readonly " $fragmentType": "FicheOffre_offre";
};
export type FicheOffre_offre$key = {
  readonly " $data"?: FicheOffre_offre$data;
  readonly " $fragmentSpreads": FragmentRefs<"FicheOffre_offre">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FicheOffre_offre",
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
      "name": "titreRecherche",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionRecherche",
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
      "name": "contrat",
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
      "concreteType": "Telechargement",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Telechargements_documents"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offre",
  "abstractKey": null
};

(node as any).hash = "deea8ae82150aa83913693bec6269f08";

export default node;
