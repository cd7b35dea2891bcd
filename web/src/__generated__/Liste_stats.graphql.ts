/**
 * @generated SignedSource<<c783de00ad5368d7d74a4ea64e23dda7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Liste_stats$data = {
  readonly activeCount: number;
  readonly activeLimit: number | null | undefined;
  readonly id: string;
  readonly total: number;
  readonly trashed: number;
  readonly " $fragmentType": "Liste_stats";
};
export type Liste_stats$key = {
  readonly " $data"?: Liste_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"Liste_stats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Liste_stats",
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trashed",
      "storageKey": null
    }
  ],
  "type": "ContentStats",
  "abstractKey": null
};

(node as any).hash = "ec110834bd23abbb648d743512d8653b";

export default node;
