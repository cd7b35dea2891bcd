/**
 * @generated SignedSource<<8223241f2c67cb12de388ed625c2c74c>>
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
    readonly image: {
      readonly url: string;
    } | null | undefined;
    readonly isFile: boolean;
    readonly text: string | null | undefined;
    readonly told: boolean;
  };
  readonly older: {
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

(node as any).hash = "49631a5880e7232094660cc28b4eb82e";

export default node;
