/**
 * @generated SignedSource<<07e5d0d6d15350d401a03bc1301e91bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageHead_site$data = {
  readonly demo: boolean;
  readonly entreprise: {
    readonly nom: string;
    readonly resume: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"bureau_entreprise" | "face_entreprise">;
  };
  readonly " $fragmentType": "PageHead_site";
};
export type PageHead_site$key = {
  readonly " $data"?: PageHead_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nom",
  "storageKey": null
},
v1 = [
  {
    "alias": "adresse",
    "args": [
      {
        "kind": "Literal",
        "name": "width",
        "value": 512
      }
    ],
    "kind": "ScalarField",
    "name": "url",
    "storageKey": "url(width:512)"
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageHead_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "demo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Entreprise",
      "kind": "LinkedField",
      "name": "entreprise",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resume",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "face_entreprise",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Image",
              "kind": "LinkedField",
              "name": "symbole",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Image",
              "kind": "LinkedField",
              "name": "logo",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "logoSeul",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "couleur",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
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
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "18312ec07d2b27b793bacc3673fca9ee";

export default node;
