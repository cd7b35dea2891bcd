/**
 * @generated SignedSource<<ce5109d6d34b4050ad9d92d47c57a64e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePersonnes_admin$data = {
  readonly accounts?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly nom: string;
      };
    }>;
  };
  readonly " $fragmentType": "usePersonnes_admin";
};
export type usePersonnes_admin$key = {
  readonly " $data"?: usePersonnes_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePersonnes_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "__relay_internal__pv__comptesrelayprovider"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePersonnes_admin",
  "selections": [
    {
      "condition": "__relay_internal__pv__comptesrelayprovider",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            }
          ],
          "concreteType": "AdminAccountsConnection",
          "kind": "LinkedField",
          "name": "accounts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AdminAccountsConnectionEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Account",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
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
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "accounts(first:100)"
        }
      ]
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "c149d1411627d5dc8b55cf296b29352c";

export default node;
