/**
 * @generated SignedSource<<2e8c4f160686daf689a2326aa616354d>>
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
  readonly actives: ReadonlyArray<{
    readonly id: string;
    readonly libelle: string;
  }>;
  readonly id: string;
  readonly total: number;
  readonly trashed: number;
  readonly " $fragmentType": "Liste_stats";
};
export type Liste_stats$key = {
  readonly " $data"?: Liste_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"Liste_stats">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Liste_stats",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "actives",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "ContentStats",
  "abstractKey": null
};
})();

(node as any).hash = "9c335bcba580bbb90bf5731004b3d260";

export default node;
