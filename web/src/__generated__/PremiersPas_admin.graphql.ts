/**
 * @generated SignedSource<<608c264d0989b7299272dd731293a35b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FirstStepName = "BACKUP" | "COLLEAGUE" | "COMPANY" | "DEMO_CLEARED" | "EMAIL_TESTED" | "LOGO" | "PRESENTATION" | "SERVICES";
export type MessageType = "CARRIERE" | "CONTACT" | "DEVIS";
import type { FragmentRefs } from "relay-runtime";
export type PremiersPas_admin$data = {
  readonly firstSteps: ReadonlyArray<{
    readonly done: boolean;
    readonly name: FirstStepName;
  }> | null | undefined;
  readonly retention: ReadonlyArray<{
    readonly months: number | null | undefined;
    readonly type: MessageType;
  }>;
  readonly " $fragmentType": "PremiersPas_admin";
};
export type PremiersPas_admin$key = {
  readonly " $data"?: PremiersPas_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"PremiersPas_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PremiersPas_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FirstStep",
      "kind": "LinkedField",
      "name": "firstSteps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "22b55d7a3aeb84ec44f9071f406a4b08";

export default node;
