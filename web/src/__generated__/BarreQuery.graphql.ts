/**
 * @generated SignedSource<<56583af06f88fbbcfb0218704a68a71b>>
 * @relayHash 6a1c729ed6b23ee11c7307fd05b61a9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ef91da67fd12923803a6fa7e90d59ce0b5cdeeb87b90831b07eb1f1835945dc

import type { ConcreteRequest } from 'relay-runtime';
export type BarreQuery$variables = {
  key: string;
  unProjet: boolean;
  unService: boolean;
};
export type BarreQuery$data = {
  readonly site: {
    readonly entreprise: {
      readonly databaseId: number;
    };
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  (v3/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
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
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Presentation",
            "kind": "LinkedField",
            "name": "presentation",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "unService",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "Service",
                "kind": "LinkedField",
                "name": "service",
                "plural": false,
                "selections": (v4/*:: as any*/),
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
                "args": (v5/*:: as any*/),
                "concreteType": "Projet",
                "kind": "LinkedField",
                "name": "projet",
                "plural": false,
                "selections": (v4/*:: as any*/),
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
      (v1/*:: as any*/)
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
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Presentation",
            "kind": "LinkedField",
            "name": "presentation",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "unService",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "Service",
                "kind": "LinkedField",
                "name": "service",
                "plural": false,
                "selections": (v7/*:: as any*/),
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
                "args": (v5/*:: as any*/),
                "concreteType": "Projet",
                "kind": "LinkedField",
                "name": "projet",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5ef91da67fd12923803a6fa7e90d59ce0b5cdeeb87b90831b07eb1f1835945dc",
    "metadata": {},
    "name": "BarreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef2cd96b66ff1c2c41cbbd3939bcc10c";

export default node;
