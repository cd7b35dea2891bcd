/**
 * @generated SignedSource<<ec2f68fb8ae8cd92d23d2a19d590f406>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChampCompare_field$data = {
  readonly field: string;
  readonly newer: {
    readonly galerie: ReadonlyArray<{
      readonly avant: boolean;
      readonly image: {
        readonly alt: string | null | undefined;
        readonly focalX: number | null | undefined;
        readonly focalY: number | null | undefined;
        readonly height: number;
        readonly media: string;
        readonly url: string;
        readonly width: number;
      };
      readonly legende: string | null | undefined;
    }> | null | undefined;
    readonly image: {
      readonly url: string;
    } | null | undefined;
    readonly isFile: boolean;
    readonly text: string | null | undefined;
    readonly told: boolean;
  };
  readonly older: {
    readonly galerie: ReadonlyArray<{
      readonly avant: boolean;
      readonly image: {
        readonly alt: string | null | undefined;
        readonly focalX: number | null | undefined;
        readonly focalY: number | null | undefined;
        readonly height: number;
        readonly media: string;
        readonly url: string;
        readonly width: number;
      };
      readonly legende: string | null | undefined;
    }> | null | undefined;
    readonly image: {
      readonly url: string;
    } | null | undefined;
    readonly isFile: boolean;
    readonly text: string | null | undefined;
    readonly told: boolean;
  };
  readonly " $fragmentType": "ChampCompare_field";
};
export type ChampCompare_field$key = {
  readonly " $data"?: ChampCompare_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChampCompare_field">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "told",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isFile",
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
        "args": [
          {
            "kind": "Literal",
            "name": "width",
            "value": 960
          }
        ],
        "kind": "ScalarField",
        "name": "url",
        "storageKey": "url(width:960)"
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "GalerieImage",
    "kind": "LinkedField",
    "name": "galerie",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "legende",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avant",
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
            "name": "media",
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
            "name": "focalX",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "focalY",
            "storageKey": null
          },
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
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "width",
                "value": 480
              }
            ],
            "kind": "ScalarField",
            "name": "url",
            "storageKey": "url(width:480)"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChampCompare_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VersionValue",
      "kind": "LinkedField",
      "name": "older",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VersionValue",
      "kind": "LinkedField",
      "name": "newer",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "VersionField",
  "abstractKey": null
};
})();

(node as any).hash = "972eadbb7e64f70e7ff3f44d8a175e79";

export default node;
