/**
 * @generated SignedSource<<c192142aaac20fd9d95ecbda2797f563>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEvent = "APPLICATION_RECEIVED" | "CONTENT_CHANGED" | "CONTENT_CREATED" | "CONTENT_ERASED" | "CONTENT_PUBLISHED" | "CONTENT_RESTORED" | "CONTENT_TRASHED" | "CONTENT_WITHDRAWN" | "MESSAGE_RECEIVED" | "QUOTE_REQUEST_RECEIVED";
import type { FragmentRefs } from "relay-runtime";
export type FormulaireDeWebhook_webhook$data = {
  readonly events: ReadonlyArray<WebhookEvent>;
  readonly id: string;
  readonly nom: string;
  readonly personalData: boolean;
  readonly url: string;
  readonly " $fragmentType": "FormulaireDeWebhook_webhook";
};
export type FormulaireDeWebhook_webhook$key = {
  readonly " $data"?: FormulaireDeWebhook_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormulaireDeWebhook_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormulaireDeWebhook_webhook",
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
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "e807a543c2459b8e3b7b28cb9d55053a";

export default node;
