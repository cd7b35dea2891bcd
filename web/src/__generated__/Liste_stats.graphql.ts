/**
 * @generated SignedSource<<19237f7f69ea313a595b9857b63794a3>>
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
  readonly drafts: number;
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
      "kind": "ScalarField",
      "name": "drafts",
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

(node as any).hash = "4134360cd22064532a08befe1e8b4f41";

export default node;
