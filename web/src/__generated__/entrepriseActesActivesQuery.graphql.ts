/**
 * @generated SignedSource<<e316fa909c8fdcf133e1a650a7f95878>>
 * @relayHash 8f394f1075b5062605d7c26cfa638dfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80d14cf5d6c759e9f7fef0b9b7709e376cb625ca789a7e85b9942aa60ef84c29

import type { ConcreteRequest } from 'relay-runtime';
export type entrepriseActesActivesQuery$variables = Record<PropertyKey, never>;
export type entrepriseActesActivesQuery$data = {
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
export type entrepriseActesActivesQuery = {
  response: entrepriseActesActivesQuery$data;
  variables: entrepriseActesActivesQuery$variables;
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
  "concreteType": "AdminEntreprisesConnection",
  "kind": "LinkedField",
  "name": "entreprises",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EntrepriseEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Entreprise",
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
  "storageKey": "entreprises(first:10,status:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "entrepriseActesActivesQuery",
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
    "name": "entrepriseActesActivesQuery",
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
    "id": "80d14cf5d6c759e9f7fef0b9b7709e376cb625ca789a7e85b9942aa60ef84c29",
    "metadata": {},
    "name": "entrepriseActesActivesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eeeb3dc100f364d5b9020e1f3c2dfcee";

export default node;
