/**
 * @generated SignedSource<<f1e1aba9cb93562b4d7fa37b69ebdd37>>
 * @relayHash 8e50c2f571dbf05a9fab35a737a894a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ee11859a6a9971493fe259de6751238fd7bc1ef847c138c3cff421ad679313

import type { ConcreteRequest } from 'relay-runtime';
export type sitemapQuery$variables = {
  after?: string | null | undefined;
  first: boolean;
  illustrated: boolean;
};
export type sitemapQuery$data = {
  readonly site: {
    readonly entreprise?: {
      readonly updatedAt: string;
    };
    readonly equipe?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly updatedAt: string;
        };
      }>;
    };
    readonly faqs?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly questions: ReadonlyArray<{
            readonly updatedAt: string;
          }>;
          readonly updatedAt: string;
        };
      }>;
    };
    readonly menu?: ReadonlyArray<{
      readonly href: string | null | undefined;
      readonly isShown: boolean;
    }>;
    readonly offres?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly slug: string;
          readonly updatedAt: string;
        };
      }>;
    };
    readonly pages?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly image: {
            readonly url: string;
          } | null | undefined;
          readonly slug: string;
          readonly updatedAt: string;
        };
      }>;
    };
    readonly partenaires?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly updatedAt: string;
        };
      }>;
    };
    readonly presentation?: {
      readonly updatedAt: string;
    } | null | undefined;
    readonly projets: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly galerie?: ReadonlyArray<{
            readonly image: {
              readonly url: string;
            };
          }>;
          readonly image?: {
            readonly url: string;
          } | null | undefined;
          readonly slug: string;
          readonly updatedAt: string;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
    readonly services?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly galerie: ReadonlyArray<{
            readonly image: {
              readonly url: string;
            };
          }>;
          readonly image: {
            readonly url: string;
          } | null | undefined;
          readonly slug: string;
          readonly updatedAt: string;
        };
      }>;
    };
    readonly slides?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly updatedAt: string;
        };
      }>;
    };
    readonly testimonials?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly updatedAt: string;
        };
      }>;
    };
  };
};
export type sitemapQuery = {
  response: sitemapQuery$data;
  variables: sitemapQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "illustrated"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "MenuEntry",
  "kind": "LinkedField",
  "name": "menu",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "href",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShown",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  }
],
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "GalerieImage",
  "kind": "LinkedField",
  "name": "galerie",
  "plural": true,
  "selections": [
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  (v5/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  (v2/*:: as any*/),
  (v13/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "GalerieImage",
  "kind": "LinkedField",
  "name": "galerie",
  "plural": true,
  "selections": [
    (v15/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sitemapQuery",
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
            "condition": "first",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Entreprise",
                "kind": "LinkedField",
                "name": "entreprise",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Presentation",
                "kind": "LinkedField",
                "name": "presentation",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "SiteSlidesConnection",
                "kind": "LinkedField",
                "name": "slides",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SlideEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Slide",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "slides(first:8)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteEquipeConnection",
                "kind": "LinkedField",
                "name": "equipe",
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
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "equipe(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
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
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "partenaires(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteTestimonialsConnection",
                "kind": "LinkedField",
                "name": "testimonials",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TestimonialEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Testimonial",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "testimonials(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteFaqsConnection",
                "kind": "LinkedField",
                "name": "faqs",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FaqEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Faq",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FaqQuestion",
                            "kind": "LinkedField",
                            "name": "questions",
                            "plural": true,
                            "selections": (v3/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "faqs(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteServicesConnection",
                "kind": "LinkedField",
                "name": "services",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ServiceEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Service",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v2/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "services(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SitePagesConnection",
                "kind": "LinkedField",
                "name": "pages",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Page",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v2/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "pages(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteOffresConnection",
                "kind": "LinkedField",
                "name": "offres",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OffreEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Offre",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "offres(first:100)"
              }
            ]
          },
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "SiteProjetsConnection",
            "kind": "LinkedField",
            "name": "projets",
            "plural": false,
            "selections": [
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
                      (v7/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "condition": "illustrated",
                        "kind": "Condition",
                        "passingValue": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "sitemapQuery",
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
            "condition": "first",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Entreprise",
                "kind": "LinkedField",
                "name": "entreprise",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Presentation",
                "kind": "LinkedField",
                "name": "presentation",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "SiteSlidesConnection",
                "kind": "LinkedField",
                "name": "slides",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SlideEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Slide",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "slides(first:8)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteEquipeConnection",
                "kind": "LinkedField",
                "name": "equipe",
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
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "equipe(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
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
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "partenaires(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteTestimonialsConnection",
                "kind": "LinkedField",
                "name": "testimonials",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TestimonialEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Testimonial",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "testimonials(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteFaqsConnection",
                "kind": "LinkedField",
                "name": "faqs",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FaqEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Faq",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FaqQuestion",
                            "kind": "LinkedField",
                            "name": "questions",
                            "plural": true,
                            "selections": (v14/*:: as any*/),
                            "storageKey": null
                          },
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "faqs(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteServicesConnection",
                "kind": "LinkedField",
                "name": "services",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ServiceEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Service",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v2/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "services(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SitePagesConnection",
                "kind": "LinkedField",
                "name": "pages",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Page",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v2/*:: as any*/),
                          (v15/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "pages(first:100)"
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "SiteOffresConnection",
                "kind": "LinkedField",
                "name": "offres",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OffreEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Offre",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v2/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "offres(first:100)"
              }
            ]
          },
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "SiteProjetsConnection",
            "kind": "LinkedField",
            "name": "projets",
            "plural": false,
            "selections": [
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
                      (v7/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "condition": "illustrated",
                        "kind": "Condition",
                        "passingValue": true,
                        "selections": [
                          (v15/*:: as any*/),
                          (v16/*:: as any*/)
                        ]
                      },
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "70ee11859a6a9971493fe259de6751238fd7bc1ef847c138c3cff421ad679313",
    "metadata": {},
    "name": "sitemapQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85fcfde2421927aff1520cd336c6f330";

export default node;
