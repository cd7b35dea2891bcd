/**
 * @generated SignedSource<<3a97106945c4719a7c174ca99b897173>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentName = "ANNONCE" | "CARRIERE" | "CATEGORIE_PROJET" | "CATEGORIE_SERVICE" | "CONTACT" | "DEVIS" | "ENTREPRISE" | "EQUIPE" | "FAQ" | "FAQ_QUESTION" | "OFFRE" | "PAGE" | "PARTENAIRE" | "PRESENTATION" | "PROJET" | "SERVICE" | "SLIDE" | "TESTIMONIAL";
export type TokenScope = "READ" | "WRITE";
import type { FragmentRefs } from "relay-runtime";
export type Jetons_account$data = {
  readonly apiTokens: ReadonlyArray<{
    readonly expiresAt: string | null | undefined;
    readonly id: string;
    readonly lastUsedAt: string | null | undefined;
    readonly nom: string;
    readonly personalData: boolean;
    readonly scope: TokenScope;
    readonly types: ReadonlyArray<ContentName> | null | undefined;
    readonly userAgent: string | null | undefined;
    readonly writableTypes: ReadonlyArray<ContentName> | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "Jetons_account";
};
export type Jetons_account$key = {
  readonly " $data"?: Jetons_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Jetons_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Jetons_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiToken",
      "kind": "LinkedField",
      "name": "apiTokens",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scope",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "types",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "writableTypes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personalData",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userAgent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "e25bda4d0ef8c3bf67682def1f82619a";

export default node;
