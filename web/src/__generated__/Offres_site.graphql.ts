/**
 * @generated SignedSource<<1ae04e179432e5425ac06014c5fd414d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Offres_site$data = {
  readonly offres: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly contrat: string | null | undefined;
        readonly id: string;
        readonly jusquAu: string | null | undefined;
        readonly lieu: string | null | undefined;
        readonly resume: string | null | undefined;
        readonly slug: string;
        readonly titre: string;
      };
    }>;
  };
  readonly " $fragmentType": "Offres_site";
};
export type Offres_site$key = {
  readonly " $data"?: Offres_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Offres_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Offres_site",
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
      "concreteType": "SiteOffresConnection",
      "kind": "LinkedField",
      "name": "offres",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OffreEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Offre",
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
                  "name": "titre",
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
                  "name": "contrat",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "resume",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "jusquAu",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "offres(first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "fa247a8eb9303df5626d3b2e4d5f1df8";

export default node;
