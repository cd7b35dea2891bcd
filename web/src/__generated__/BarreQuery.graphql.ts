/**
 * @generated SignedSource<<3f054909ca1146c87edcbafcfc188665>>
 * @relayHash b23216ac2545416ee57ef5b981ba5140
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f36362f16cfd886032a92916e7f5aaf8aa4c894bcac829981d9a401accc39e95

import type { ConcreteRequest } from 'relay-runtime';
export type BarreQuery$variables = {
  key: string;
  unProjet: boolean;
  unService: boolean;
  uneOffre: boolean;
  unePage: boolean;
};
export type BarreQuery$data = {
  readonly site: {
    readonly entreprise: {
      readonly databaseId: number;
    };
    readonly offre?: {
      readonly databaseId: number;
    } | null | undefined;
    readonly page?: {
      readonly databaseId: number;
    } | null | undefined;
    readonly presentation: {
      readonly databaseId: number;
    } | null | undefined;
    readonly projet?: {
      readonly databaseId: number;
    } | null | undefined;
    readonly service?: {
      readonly databaseId: number;
    } | null | undefined;
  };
};
export type BarreQuery = {
  response: BarreQuery$data;
  variables: BarreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unProjet"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unService"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uneOffre"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unePage"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
  (v5/*:: as any*/),
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BarreQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Entreprise",
            "kind": "LinkedField",
            "name": "entreprise",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Presentation",
            "kind": "LinkedField",
            "name": "presentation",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "unService",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "Service",
                "kind": "LinkedField",
                "name": "service",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "unProjet",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "Projet",
                "kind": "LinkedField",
                "name": "projet",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "unePage",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "Page",
                "kind": "LinkedField",
                "name": "page",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "uneOffre",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "Offre",
                "kind": "LinkedField",
                "name": "offre",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ]
          }
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BarreQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Entreprise",
            "kind": "LinkedField",
            "name": "entreprise",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Presentation",
            "kind": "LinkedField",
            "name": "presentation",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "unService",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "Service",
                "kind": "LinkedField",
                "name": "service",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "unProjet",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "Projet",
                "kind": "LinkedField",
                "name": "projet",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "unePage",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "Page",
                "kind": "LinkedField",
                "name": "page",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "uneOffre",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "Offre",
                "kind": "LinkedField",
                "name": "offre",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f36362f16cfd886032a92916e7f5aaf8aa4c894bcac829981d9a401accc39e95",
    "metadata": {},
    "name": "BarreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1581d54f8d545c1e91afdfb7a267de28";

export default node;
