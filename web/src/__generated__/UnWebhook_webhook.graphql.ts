/**
 * @generated SignedSource<<41b7410d050c19ff7594631d6bd6245f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEvent = "APPLICATION_RECEIVED" | "CONTENT_CHANGED" | "CONTENT_CREATED" | "CONTENT_ERASED" | "CONTENT_PUBLISHED" | "CONTENT_RESTORED" | "CONTENT_TRASHED" | "CONTENT_WITHDRAWN" | "MESSAGE_RECEIVED" | "QUOTE_REQUEST_RECEIVED";
import type { FragmentRefs } from "relay-runtime";
export type UnWebhook_webhook$data = {
  readonly active: boolean;
  readonly events: ReadonlyArray<WebhookEvent>;
  readonly failingSince: string | null | undefined;
  readonly formerSecretUntil: string | null | undefined;
  readonly id: string;
  readonly nom: string;
  readonly offReason: string | null | undefined;
  readonly personalData: boolean;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"Envois_webhook" | "FormulaireDeWebhook_webhook">;
  readonly " $fragmentType": "UnWebhook_webhook";
};
export type UnWebhook_webhook$key = {
  readonly " $data"?: UnWebhook_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnWebhook_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnWebhook_webhook",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
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
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formerSecretUntil",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormulaireDeWebhook_webhook"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Envois_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "4f394cc4e2f845487e4351ac6576df4f";

export default node;
