/**
 * @generated SignedSource<<a85c16c5ed772a034edf90924129c79e>>
 * @relayHash 57af7581522a3f737758203012be36ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d856ee8ccc842aa0c0469d57af4b24d51c9eec19ba7203c82bfdc1b189cf5aa5

import type { ConcreteRequest } from 'relay-runtime';
export type MenuUtilisateurLogoutMutation$variables = Record<PropertyKey, never>;
export type MenuUtilisateurLogoutMutation$data = {
  readonly logout: {
    readonly viewer: {
      readonly id: string;
    } | null | undefined;
  };
};
export type MenuUtilisateurLogoutMutation = {
  response: MenuUtilisateurLogoutMutation$data;
  variables: MenuUtilisateurLogoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoutPayload",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MenuUtilisateurLogoutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MenuUtilisateurLogoutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d856ee8ccc842aa0c0469d57af4b24d51c9eec19ba7203c82bfdc1b189cf5aa5",
    "metadata": {},
    "name": "MenuUtilisateurLogoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59de000a27f28451aa70e05079f3c448";

export default node;
