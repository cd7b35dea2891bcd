/**
 * @generated SignedSource<<57a39c406add03305a302a105058cc76>>
 * @relayHash 5faaef7a53dfb4b8e94f5d77fd95d57b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 424faa3f3712ba4b38f9933eb6564a4c50be04836e0a97ea5482bdaf1c676b69

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoisinsQuery$variables = {
  category?: string | null | undefined;
};
export type VoisinsQuery$data = {
  readonly site: {
    readonly autres: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"Planche_projet">;
        };
      }>;
    };
    readonly projets: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"Planche_projet">;
        };
      }>;
    };
  };
};
export type VoisinsQuery = {
  response: VoisinsQuery$data;
  variables: VoisinsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v2 = [
  {
    "kind": "Variable",
    "name": "category",
    "variableName": "category"
  },
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProjetEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Projet",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Planche_projet"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v5 = [
  (v1/*:: as any*/)
],
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProjetEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Projet",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lieu",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "annee",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "category",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
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
                "name": "isDrawing",
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
              (v3/*:: as any*/)
            ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VoisinsQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "SiteProjetsConnection",
            "kind": "LinkedField",
            "name": "projets",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "autres",
            "args": (v5/*:: as any*/),
            "concreteType": "SiteProjetsConnection",
            "kind": "LinkedField",
            "name": "projets",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": "projets(first:5)"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VoisinsQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "SiteProjetsConnection",
            "kind": "LinkedField",
            "name": "projets",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "autres",
            "args": (v5/*:: as any*/),
            "concreteType": "SiteProjetsConnection",
            "kind": "LinkedField",
            "name": "projets",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "projets(first:5)"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "424faa3f3712ba4b38f9933eb6564a4c50be04836e0a97ea5482bdaf1c676b69",
    "metadata": {},
    "name": "VoisinsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5786e90a70772c0b144ac129c7d98ed7";

export default node;
