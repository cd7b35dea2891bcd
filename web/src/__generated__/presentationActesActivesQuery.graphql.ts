/**
 * @generated SignedSource<<e9c2a3dead9efbbd2f37b7ddda07c3d5>>
 * @relayHash 4c7b5fdb8d7944b42e832ec2f8f7482e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88ebab93e2a1f8c3237bdbe9f464c64fa153d80639a2023c5782d92338d3e824

import type { ConcreteRequest } from 'relay-runtime';
export type presentationActesActivesQuery$variables = Record<PropertyKey, never>;
export type presentationActesActivesQuery$data = {
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
export type presentationActesActivesQuery = {
  response: presentationActesActivesQuery$data;
  variables: presentationActesActivesQuery$variables;
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
  "concreteType": "AdminPresentationsConnection",
  "kind": "LinkedField",
  "name": "presentations",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PresentationEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Presentation",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": "libelle",
              "args": null,
              "kind": "ScalarField",
              "name": "titre",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "presentations(first:10,status:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "presentationActesActivesQuery",
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
    "name": "presentationActesActivesQuery",
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
    "id": "88ebab93e2a1f8c3237bdbe9f464c64fa153d80639a2023c5782d92338d3e824",
    "metadata": {},
    "name": "presentationActesActivesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8445d14405304f46c9d99e47f4301249";

export default node;
