/**
 * @generated SignedSource<<191134d0c8d00e943732a47f58aed6a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevisForm_site$data = {
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly nom: string;
      };
    }>;
  };
  readonly " $fragmentType": "DevisForm_site";
};
export type DevisForm_site$key = {
  readonly " $data"?: DevisForm_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevisForm_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DevisForm_site",
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
                  "name": "nom",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "services(first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "5d2c6674d2873660e68ad4ea5e40e778";

export default node;
