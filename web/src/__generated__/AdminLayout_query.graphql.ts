/**
 * @generated SignedSource<<acee88cc30735c07b7a7f8b59e2b1b72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Droit = "COMPTES" | "CONTENU" | "JETONS" | "MESSAGES" | "PERSONNES" | "PROPRIETAIRES" | "REGLAGES" | "WEBHOOKS";
import type { FragmentRefs } from "relay-runtime";
export type AdminLayout_query$data = {
  readonly admin: {
    readonly timeZone: string;
  } | null | undefined;
  readonly site: {
    readonly entreprise: {
      readonly nom: string;
    };
  };
  readonly viewer: {
    readonly peut: ReadonlyArray<Droit> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MenuUtilisateur_account" | "SessionExpiree_account">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NonLus_query">;
  readonly " $fragmentType": "AdminLayout_query";
};
export type AdminLayout_query$key = {
  readonly " $data"?: AdminLayout_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminLayout_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminLayout_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Entreprise",
          "kind": "LinkedField",
          "name": "entreprise",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nom",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peut",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MenuUtilisateur_account"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionExpiree_account"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Admin",
      "kind": "LinkedField",
      "name": "admin",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NonLus_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1ef6b2dc59ae84a909669eba14f40163";

export default node;
