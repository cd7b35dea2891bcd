/**
 * @generated SignedSource<<6d79d01bcd50535fa14829a508d87865>>
 * @relayHash b66d6dcd54e428f3a9260e16ff73301d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12ae42b71dd01fd29fb5da8e7dbfc9938934efe9cfee89c099a8a70aea698ef3

import type { ConcreteRequest } from 'relay-runtime';
export type MessageType = "CARRIERE" | "CONTACT" | "DEVIS";
export type tousIndesirablesQuery$variables = {
  search?: string | null | undefined;
  type: MessageType;
};
export type tousIndesirablesQuery$data = {
  readonly admin: {
    readonly everyIndesirable: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type tousIndesirablesQuery = {
  response: tousIndesirablesQuery$data;
  variables: tousIndesirablesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    },
    {
      "kind": "Variable",
      "name": "type",
      "variableName": "type"
    }
  ],
  "concreteType": "Indesirable",
  "kind": "LinkedField",
  "name": "everyIndesirable",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "tousIndesirablesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "tousIndesirablesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "12ae42b71dd01fd29fb5da8e7dbfc9938934efe9cfee89c099a8a70aea698ef3",
    "metadata": {},
    "name": "tousIndesirablesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5ecb2e9729f05ddede9a82f435178926";

export default node;
