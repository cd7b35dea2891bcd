/**
 * @generated SignedSource<<49d063a52d7172d439fae53620914ad7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageType = "CARRIERE" | "CONTACT" | "DEVIS";
import type { FragmentRefs } from "relay-runtime";
export type Conservation_admin$data = {
  readonly retention: ReadonlyArray<{
    readonly months: number | null | undefined;
    readonly proposedMonths: number;
    readonly type: MessageType;
  }>;
  readonly " $fragmentType": "Conservation_admin";
};
export type Conservation_admin$key = {
  readonly " $data"?: Conservation_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conservation_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Conservation_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Retention",
      "kind": "LinkedField",
      "name": "retention",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "months",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposedMonths",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "fa526547509e39afd43ac472ee2cb0cc";

export default node;
