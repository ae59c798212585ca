const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::hot-news-tag.hot-news-tag');
