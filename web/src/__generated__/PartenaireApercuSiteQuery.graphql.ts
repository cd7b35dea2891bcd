/**
 * @generated SignedSource<<3744bd567e8d0c129ca5f1b6d4b3fe97>>
 * @relayHash dc5d690b3b40a4e7e8bb39985a7a2d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47c4e8ff5dad45dd8a48d9aab6c0c74d0de3b49ecdeb1e47b92c4c8513fa8cc2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartenaireApercuSiteQuery$variables = Record<PropertyKey, never>;
export type PartenaireApercuSiteQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"Partenaires_site">;
  };
};
export type PartenaireApercuSiteQuery = {
  response: PartenaireApercuSiteQuery$data;
  variables: PartenaireApercuSiteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PartenaireApercuSiteQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "Partenaires_site"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PartenaireApercuSiteQuery",
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
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "SitePartenairesConnection",
            "kind": "LinkedField",
            "name": "partenaires",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PartenaireEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Partenaire",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "nom",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "logo",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "width",
                                "value": 960
                              }
                            ],
                            "kind": "ScalarField",
                            "name": "url",
                            "storageKey": "url(width:960)"
                          },
                          {
                            "alias": "avif",
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "format",
                                "value": "AVIF"
                              }
                            ],
                            "kind": "ScalarField",
                            "name": "srcSet",
                            "storageKey": "srcSet(format:\"AVIF\")"
                          },
                          {
                            "alias": "webp",
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "format",
                                "value": "WEBP"
                              }
                            ],
                            "kind": "ScalarField",
                            "name": "srcSet",
                            "storageKey": "srcSet(format:\"WEBP\")"
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "width",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "height",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "placeholder",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "alt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "focalX",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "focalY",
                            "storageKey": null
                          },
                          (v0/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "partenaires(first:100)"
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "47c4e8ff5dad45dd8a48d9aab6c0c74d0de3b49ecdeb1e47b92c4c8513fa8cc2",
    "metadata": {},
    "name": "PartenaireApercuSiteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c3aa000f4c8ced03663969eef178bad";

export default node;
