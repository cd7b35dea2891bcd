/**
 * @generated SignedSource<<2add87a565170426904ab1e980e6755c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Partenaires_site$data = {
  readonly partenaires: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly logo: {
          readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
        } | null | undefined;
        readonly nom: string;
        readonly url: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "Partenaires_site";
};
export type Partenaires_site$key = {
  readonly " $data"?: Partenaires_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Partenaires_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Partenaires_site",
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
      "concreteType": "SitePartenairesConnection",
      "kind": "LinkedField",
      "name": "partenaires",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PartenaireEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Partenaire",
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
                  "name": "url",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Image",
                  "kind": "LinkedField",
                  "name": "logo",
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
      "storageKey": "partenaires(first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "adcf8d37f68eaa6a0a1a0c7bdc048bdc";

export default node;
