/**
 * @generated SignedSource<<e770a3d3f079712c39d567f0d5958481>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaUsageState = "DRAFT" | "LIVE" | "OFFLINE" | "TRASH" | "VERSION";
import type { FragmentRefs } from "relay-runtime";
export type FicheImage_media$data = {
  readonly alt: string | null | undefined;
  readonly firstUsage: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly state: MediaUsageState;
      };
    }>;
  };
  readonly id: string;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly name: string;
  readonly originalUrl: string | null | undefined;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"Effacement_media" | "Emplois_media" | "Faits_media" | "Recadrages_media">;
  readonly " $fragmentType": "FicheImage_media";
};
export type FicheImage_media$key = {
  readonly " $data"?: FicheImage_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"FicheImage_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FicheImage_media",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
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
      "kind": "ScalarField",
      "name": "originalUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Image_image"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "firstUsage",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "MediaUsagesConnection",
      "kind": "LinkedField",
      "name": "usages",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaUsagesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaUsage",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "usages(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Faits_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Emplois_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Recadrages_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Effacement_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "183340d7e791c64a2407ccdacca25871";

export default node;
