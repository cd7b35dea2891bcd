/**
 * @generated SignedSource<<94fdeb9d2f4bd90a796b79fdf5704fd2>>
 * @relayHash c0acd053547cedc0ad39de9fd4ca2da8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1bbb0d881d3d34c7c657fadf171ea01869fd6328f08dda5a2c3c27705e24e3d

import type { ConcreteRequest } from 'relay-runtime';
export type SiteTextInput = {
  key: string;
  value: string;
  version?: number | null | undefined;
};
export type ApercuCourrielsQuery$variables = {
  texts: ReadonlyArray<SiteTextInput>;
};
export type ApercuCourrielsQuery$data = {
  readonly admin: {
    readonly emailPreviews: ReadonlyArray<{
      readonly fromName: string;
      readonly label: string;
      readonly replyTo: string;
      readonly subject: string;
      readonly text: string;
    }>;
  };
};
export type ApercuCourrielsQuery = {
  response: ApercuCourrielsQuery$data;
  variables: ApercuCourrielsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "texts"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "texts",
      "variableName": "texts"
    }
  ],
  "concreteType": "EmailPreview",
  "kind": "LinkedField",
  "name": "emailPreviews",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ApercuCourrielsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
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
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApercuCourrielsQuery",
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
    "id": "f1bbb0d881d3d34c7c657fadf171ea01869fd6328f08dda5a2c3c27705e24e3d",
    "metadata": {},
    "name": "ApercuCourrielsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3142952e6f39c254f932427876364449";

export default node;
