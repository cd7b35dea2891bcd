/**
 * @generated SignedSource<<9588786aa4060966c09c887b19457cce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Diapositives_site$data = {
  readonly entreprise: {
    readonly nom: string;
    readonly resume: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"bureau_entreprise">;
  };
  readonly slides: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly titre: string;
        readonly " $fragmentSpreads": FragmentRefs<"Diapositive_slide">;
      };
    }>;
  };
  readonly " $fragmentType": "Diapositives_site";
};
export type Diapositives_site$key = {
  readonly " $data"?: Diapositives_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Diapositives_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Diapositives_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Entreprise",
      "kind": "LinkedField",
      "name": "entreprise",
      "plural": false,
      "selections": [
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
          "name": "resume",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "bureau_entreprise",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "adresse",
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "SiteSlidesConnection",
      "kind": "LinkedField",
      "name": "slides",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SlideEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Slide",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Diapositive_slide"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "slides(first:8)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "fc1cbdc999756b8ec166a64da907f197";

export default node;
