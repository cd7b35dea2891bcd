/**
 * @generated SignedSource<<debdd27f5f422589753fa80242add3fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailText = "ACCOUNT_ACT" | "BACKUP_FAILED" | "CONFIRMATION" | "NEW_PASSWORD" | "NOTICE" | "PASSKEY_ACT" | "TOKEN_ENDING" | "WEBHOOK_OFF" | "WELCOME";
import type { FragmentRefs } from "relay-runtime";
export type EmailsARenvoyer_admin$data = {
  readonly unsentEmails: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly about: {
          readonly __typename: string;
          readonly databaseId: number;
          readonly libelle: string;
        } | null | undefined;
        readonly createdAt: string;
        readonly error: string | null | undefined;
        readonly id: string;
        readonly text: EmailText;
        readonly to: string | null | undefined;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "EmailsARenvoyer_admin";
};
export type EmailsARenvoyer_admin$key = {
  readonly " $data"?: EmailsARenvoyer_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailsARenvoyer_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailsARenvoyer_admin",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "AdminUnsentEmailsConnection",
      "kind": "LinkedField",
      "name": "unsentEmails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminUnsentEmailsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Email",
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
                  "name": "text",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "to",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "error",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "about",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "databaseId",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "libelle",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "unsentEmails(first:5)"
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "62df6c5f7554153280cb00f5eece301f";

export default node;
