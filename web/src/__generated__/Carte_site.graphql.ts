/**
 * @generated SignedSource<<3cb940ad1121dc5fb4fe57010c83b81a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Carte_site$data = {
  readonly surLaCarte: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly annee: number | null | undefined;
        readonly id: string;
        readonly latitude: number | null | undefined;
        readonly lieu: string | null | undefined;
        readonly longitude: number | null | undefined;
        readonly nom: string;
        readonly slug: string;
      };
    }>;
  };
  readonly tous?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly latitude: number | null | undefined;
        readonly longitude: number | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "Carte_site";
};
export type Carte_site$key = {
  readonly " $data"?: Carte_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Carte_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latitude",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longitude",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "category"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isNarrowed"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Carte_site",
  "selections": [
    {
      "alias": "surLaCarte",
      "args": [
        {
          "kind": "Variable",
          "name": "category",
          "variableName": "category"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "SiteProjetsConnection",
      "kind": "LinkedField",
      "name": "projets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjetEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Projet",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nom",
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
                  "name": "lieu",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "annee",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "isNarrowed",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "tous",
          "args": [
            (v0/*:: as any*/)
          ],
          "concreteType": "SiteProjetsConnection",
          "kind": "LinkedField",
          "name": "projets",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ProjetEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Projet",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "projets(first:100)"
        }
      ]
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "dbaf15be6ad773b0aa7b9e032885fd27";

export default node;
