/**
 * @generated SignedSource<<6cbc36908276f4a051819bb0705b808f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhooksPage_admin$data = {
  readonly webhooks?: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"UnWebhook_webhook">;
  }>;
  readonly " $fragmentType": "WebhooksPage_admin";
};
export type WebhooksPage_admin$key = {
  readonly " $data"?: WebhooksPage_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhooksPage_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "__relay_internal__pv__peutwebhooksrelayprovider"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhooksPage_admin",
  "selections": [
    {
      "condition": "__relay_internal__pv__peutwebhooksrelayprovider",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Webhook",
          "kind": "LinkedField",
          "name": "webhooks",
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
              "name": "UnWebhook_webhook"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "6d072877ec051e99a2134b6e93b455a7";

export default node;
