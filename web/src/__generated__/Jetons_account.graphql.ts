/**
 * @generated SignedSource<<0c108bfff4af820ea2325eba237907b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TokenScope = "READ" | "WRITE";
import type { FragmentRefs } from "relay-runtime";
export type Jetons_account$data = {
  readonly apiTokens: ReadonlyArray<{
    readonly id: string;
    readonly lastUsedAt: string | null | undefined;
    readonly nom: string;
    readonly scope: TokenScope;
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
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "392f7387f38abbc346042b02b787e46e";

export default node;
