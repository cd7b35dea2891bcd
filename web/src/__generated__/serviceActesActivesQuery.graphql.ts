/**
 * @generated SignedSource<<7cce5823d200f18c4e554c4011ce6a74>>
 * @relayHash 60b77b9ecf074eeba457e626b840086d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2aa335e25d950db4373bb315f081637f8ef43a1814a0b2aa0cc29c11c9246b5

import type { ConcreteRequest } from 'relay-runtime';
export type serviceActesActivesQuery$variables = Record<PropertyKey, never>;
export type serviceActesActivesQuery$data = {
  readonly admin: {
    readonly actives: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly libelle: string;
        };
      }>;
    };
  } | null | undefined;
};
export type serviceActesActivesQuery = {
  response: serviceActesActivesQuery$data;
  variables: serviceActesActivesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": "actives",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 10
    },
    {
      "kind": "Literal",
      "name": "status",
      "value": true
    }
  ],
  "concreteType": "AdminServicesConnection",
  "kind": "LinkedField",
  "name": "services",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": "libelle",
              "args": null,
              "kind": "ScalarField",
              "name": "nom",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "services(first:10,status:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "serviceActesActivesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "serviceActesActivesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e2aa335e25d950db4373bb315f081637f8ef43a1814a0b2aa0cc29c11c9246b5",
    "metadata": {},
    "name": "serviceActesActivesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "56bf07b2530fe6c9fb1de0f5500d6c29";

export default node;
