/** What the website reads, without a token. */
const TYPES = ['global-nav', 'hamburger-menu', 'hot-news-tag', 'live-channel', 'main-nav', 'one-sala-menu', 'org'];

module.exports = {
  register() {},

  /** Allows everybody to read the menus, as Settings → Users & Permissions → Roles → Public would. */
  async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    const permissions = strapi.db.query('plugin::users-permissions.permission');
    for (const type of TYPES) {
      const permission = { action: `api::${type}.${type}.find`, role: role.id };
      if (!(await permissions.findOne({ where: permission }))) await permissions.create({ data: permission });
    }
  },
};
