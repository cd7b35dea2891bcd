/**
 * @generated SignedSource<<9fe01f134c6604ef91e5183027e52723>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "DOCUMENT" | "IMAGE";
export type MediaUsageState = "DRAFT" | "LIVE" | "OFFLINE" | "TRASH" | "VERSION";
import type { FragmentRefs } from "relay-runtime";
export type FicheImage_media$data = {
  readonly addedAt: string;
  readonly addedBy: string | null | undefined;
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
    readonly height: number;
    readonly width: number;
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly isUsed: boolean;
  readonly keptUntil: string | null | undefined;
  readonly kind: MediaKind;
  readonly name: string;
  readonly originalUrl: string | null | undefined;
  readonly size: number | null | undefined;
  readonly takenAt: string | null | undefined;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"Emplois_media">;
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
      "name": "kind",
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
      "kind": "ScalarField",
      "name": "takenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keptUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUsed",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
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
      "name": "Emplois_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "1b0eefe792bdc21f53eb13763a076000";

export default node;
