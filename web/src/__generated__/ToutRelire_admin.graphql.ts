/**
 * @generated SignedSource<<b61d9655297a634520859f6d9628258f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ToutRelire_admin$data = {
  readonly id: string;
  readonly siteChecks: {
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
  readonly " $fragmentType": "ToutRelire_admin";
};
export type ToutRelire_admin$key = {
  readonly " $data"?: ToutRelire_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToutRelire_admin">;
};

import ToutRelirePaginationQuery_graphql from './ToutRelirePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "siteChecks"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ToutRelirePaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ToutRelire_admin",
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
      "alias": "siteChecks",
      "args": null,
      "concreteType": "AdminSiteChecksConnection",
      "kind": "LinkedField",
      "name": "__ToutRelire_siteChecks_connection",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "a5bb7d91b2e534db59c0317fcae5d688";

export default node;
