/**
 * @generated SignedSource<<bc8631f2477e16dd5e8284690f538d76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelectureDuSite_admin$data = {
  readonly premieres: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"Remarques_checks">;
      };
    }>;
    readonly totalCount: number;
    readonly totalIsMore: boolean;
  };
  readonly siteTextChecks: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RemarquesTextes_admin">;
  readonly " $fragmentType": "RelectureDuSite_admin";
};
export type RelectureDuSite_admin$key = {
  readonly " $data"?: RelectureDuSite_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelectureDuSite_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelectureDuSite_admin",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemarquesTextes_admin"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTextCheck",
      "kind": "LinkedField",
      "name": "siteTextChecks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "premieres",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "AdminSiteChecksConnection",
      "kind": "LinkedField",
      "name": "siteChecks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalIsMore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminSiteChecksConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SiteCheck",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Remarques_checks"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "siteChecks(first:5)"
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "3780956cbbb813157d63743e1cbf36b5";

export default node;
