/**
 * @generated SignedSource<<c7c2a94f593d6702e012e1651f86d586>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Situation_site$data = {
  readonly situes: {
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
  readonly " $fragmentType": "Situation_site";
};
export type Situation_site$key = {
  readonly " $data"?: Situation_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Situation_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Situation_site",
  "selections": [
    {
      "alias": "situes",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "latitude",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "longitude",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projets(first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "7c83f39304757ef4f60c068ac61be260";

export default node;
