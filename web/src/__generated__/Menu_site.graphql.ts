/**
 * @generated SignedSource<<46cca987ef72ff2e49905ed34ba841c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Menu_site$data = {
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LienService_service">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"menuEntries_site">;
  readonly " $fragmentType": "Menu_site";
};
export type Menu_site$key = {
  readonly " $data"?: Menu_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Menu_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Menu_site",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SiteServicesConnection",
      "kind": "LinkedField",
      "name": "services",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Service",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LienService_service"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "services(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "menuEntries_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "d6e29639795031dab5b517ef7a3b4f0c";

export default node;
