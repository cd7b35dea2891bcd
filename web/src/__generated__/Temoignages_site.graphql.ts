/**
 * @generated SignedSource<<ccb8b3f80c674255cac2636af051ae6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Temoignages_site$data = {
  readonly testimonials: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly entreprise: string | null | undefined;
        readonly fonction: string | null | undefined;
        readonly id: string;
        readonly message: string;
        readonly nom: string;
        readonly note: number | null | undefined;
        readonly photo: {
          readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "Temoignages_site";
};
export type Temoignages_site$key = {
  readonly " $data"?: Temoignages_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Temoignages_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Temoignages_site",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "SiteTestimonialsConnection",
      "kind": "LinkedField",
      "name": "testimonials",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TestimonialEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Testimonial",
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
                  "name": "fonction",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "entreprise",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "note",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Image",
                  "kind": "LinkedField",
                  "name": "photo",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Image_image"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "testimonials(first:6)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "14233ea6326db9a5ab2c4ec725189607";

export default node;
