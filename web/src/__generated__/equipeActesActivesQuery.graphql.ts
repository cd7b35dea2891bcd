/**
 * @generated SignedSource<<dd87d474119c5dbd1e85ae17eb45da2d>>
 * @relayHash b07ee2f08d7ae895f36f818137299f6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6643846b94707e88b5b514b2166363a6f34f4b4aaa73b45981fd4692f712a934

import type { ConcreteRequest } from 'relay-runtime';
export type equipeActesActivesQuery$variables = Record<PropertyKey, never>;
export type equipeActesActivesQuery$data = {
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
export type equipeActesActivesQuery = {
  response: equipeActesActivesQuery$data;
  variables: equipeActesActivesQuery$variables;
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
  "concreteType": "AdminEquipesConnection",
  "kind": "LinkedField",
  "name": "equipes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EquipeEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Equipe",
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
  "storageKey": "equipes(first:10,status:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "equipeActesActivesQuery",
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
    "name": "equipeActesActivesQuery",
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
    "id": "6643846b94707e88b5b514b2166363a6f34f4b4aaa73b45981fd4692f712a934",
    "metadata": {},
    "name": "equipeActesActivesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee5f1c61d9127c426fe72c8e2febdbc0";

export default node;
