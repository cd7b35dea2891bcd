/**
 * @generated SignedSource<<dd4e8641539d34824eecd2361294465f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltresDeBoite_admin$data = {
  readonly Carriere?: {
    readonly totalCount: number;
  };
  readonly Contact?: {
    readonly totalCount: number;
  };
  readonly Devis?: {
    readonly totalCount: number;
  };
  readonly stats: ReadonlyArray<{
    readonly type: string;
    readonly unread: number | null | undefined;
  }>;
  readonly " $fragmentType": "FiltresDeBoite_admin";
};
export type FiltresDeBoite_admin$key = {
  readonly " $data"?: FiltresDeBoite_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiltresDeBoite_admin">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "everywhere",
  "value": true
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v2 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "everywhere"
    },
    {
      "kind": "RootArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FiltresDeBoite_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentStats",
      "kind": "LinkedField",
      "name": "stats",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "everywhere",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "Contact",
          "args": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "Literal",
              "name": "type",
              "value": "CONTACT"
            }
          ],
          "concreteType": "AdminMessagesConnection",
          "kind": "LinkedField",
          "name": "messages",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "Devis",
          "args": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "Literal",
              "name": "type",
              "value": "DEVIS"
            }
          ],
          "concreteType": "AdminMessagesConnection",
          "kind": "LinkedField",
          "name": "messages",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "Carriere",
          "args": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "Literal",
              "name": "type",
              "value": "CARRIERE"
            }
          ],
          "concreteType": "AdminMessagesConnection",
          "kind": "LinkedField",
          "name": "messages",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "333e8a220ebbf469f24657c2b8ca4241";

export default node;
