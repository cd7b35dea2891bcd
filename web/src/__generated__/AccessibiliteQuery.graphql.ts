/**
 * @generated SignedSource<<53abdf4ed1fb9d7b747949b9681eab50>>
 * @relayHash ab5bf9e66d53e5d2d784850b9c1640e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01be59f46708fbc170f6e7cb9845bd4245282a8a607a96046297130b39830236

import type { ConcreteRequest } from 'relay-runtime';
export type EtatAccessibilite = "NON_CONFORME" | "PARTIELLEMENT_CONFORME" | "TOTALEMENT_CONFORME";
export type AccessibiliteQuery$variables = Record<PropertyKey, never>;
export type AccessibiliteQuery$data = {
  readonly site: {
    readonly accessibilite: {
      readonly auditeur: string | null | undefined;
      readonly date: string | null | undefined;
      readonly etat: EtatAccessibilite;
      readonly exceptions: string | null | undefined;
      readonly taux: number | null | undefined;
    };
  };
};
export type AccessibiliteQuery = {
  response: AccessibiliteQuery$data;
  variables: AccessibiliteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Accessibilite",
  "kind": "LinkedField",
  "name": "accessibilite",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taux",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "auditeur",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exceptions",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccessibiliteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "AccessibiliteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "01be59f46708fbc170f6e7cb9845bd4245282a8a607a96046297130b39830236",
    "metadata": {},
    "name": "AccessibiliteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f79bb588ff3b855a8cffc26f444b5aa4";

export default node;
