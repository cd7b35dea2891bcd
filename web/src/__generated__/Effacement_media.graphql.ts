/**
 * @generated SignedSource<<97bae597819f61e24ed193c07514abdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaUsageState = "DRAFT" | "LIVE" | "OFFLINE" | "TRASH" | "VERSION";
import type { FragmentRefs } from "relay-runtime";
export type Effacement_media$data = {
  readonly crops: ReadonlyArray<{
    readonly isUsed: boolean;
  }>;
  readonly firstUsage: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly state: MediaUsageState;
      };
    }>;
  };
  readonly id: string;
  readonly isUsed: boolean;
  readonly " $fragmentType": "Effacement_media";
};
export type Effacement_media$key = {
  readonly " $data"?: Effacement_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Effacement_media">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUsed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Effacement_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": "firstUsage",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "MediaUsagesConnection",
      "kind": "LinkedField",
      "name": "usages",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaUsagesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaUsage",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "usages(first:1)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "crops",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": null
};
})();

(node as any).hash = "a6a7bac9845fd4a49a3f9cfa70ac13d7";

export default node;
