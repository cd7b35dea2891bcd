/**
 * @generated SignedSource<<ad011bcd75eabe233f6aa1db861bad58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LienService_service$data = {
  readonly databaseId: number;
  readonly nom: string;
  readonly slug: string;
  readonly " $fragmentType": "LienService_service";
};
export type LienService_service$key = {
  readonly " $data"?: LienService_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"LienService_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LienService_service",
  "selections": [
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
      "name": "slug",
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
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "9c4d410440317080a74514efd7bcc219";

export default node;
