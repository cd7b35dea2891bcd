/**
 * @generated SignedSource<<8a1265a91abaea7b1b1cfa8a55001e83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FirstStepName = "BACKUP" | "COLLEAGUE" | "COMPANY" | "DEMO_CLEARED" | "EMAIL_TESTED" | "LOGO" | "PRESENTATION" | "SERVICES";
import type { FragmentRefs } from "relay-runtime";
export type PremiersPas_admin$data = {
  readonly firstSteps: ReadonlyArray<{
    readonly done: boolean;
    readonly name: FirstStepName;
  }> | null | undefined;
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
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "706bd611c574a5def296d11bffbf1a63";

export default node;
